/** What tells the six seats apart besides colour: a topmark of radius 1 around (0, 0), and a flag's pattern. */
export const TOPMARKS = [
  "M-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0z",
  "M0-1.22 1.16.86h-2.32z",
  "M-.92-.92h1.84v1.84h-1.84z",
  "M0-.55.6-1.15 1.15-.6.55 0 1.15.6.6 1.15 0 .55-.6 1.15-1.15.6-.55 0-1.15-.6-.6-1.15z",
  "M0-1.22 1.22 0 0 1.22-1.22 0z",
  "M-1-1h2L.25 0 1 1h-2L-.25 0z",
] as const;

export const FLAG_PATTERNS = [
  "",
  "M18 6l8-6v5l-8 6zM18 16l8-6v5l-7 5z",
  "M20 0h2v20h-2zM24 0h2v20h-2z",
  "M18 0h4v10h-4zM22 10h4v10h-4z",
  "M18 3h8v3h-8zM18 9h8v3h-8zM18 15h8v3h-8z",
  "M19 4a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0zM22 10a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0zM19 16a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0z",
] as const;
