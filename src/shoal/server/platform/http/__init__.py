"""HTTP and websocket protocol: errors, security headers, compression, request timeout."""
