"""The database: connection pool, circuit breaker, error classification, and the clock of the cluster."""
