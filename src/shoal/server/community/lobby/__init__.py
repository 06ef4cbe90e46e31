"""The lobby: tables that anybody may join or watch."""
