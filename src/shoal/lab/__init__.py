"""The lab: experiments of many games, stored as Parquet, and reports about them."""
