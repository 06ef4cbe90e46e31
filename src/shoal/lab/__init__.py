"""The lab: experiments of many games, kept as Parquet, and reports on them."""
