"""Tickets: secrets that open one door once and for a short time, such as challenges, link codes and letters."""
