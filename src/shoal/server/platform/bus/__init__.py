"""The message bus between processes (NATS), which only wakes readers and may lose a message."""
