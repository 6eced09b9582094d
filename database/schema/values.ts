/** An instant in UTC as ISO 8601 text, e.g. `2025-11-20T12:35:00.000Z`. */
export type Timestamp = string

/** JSON kept as text, so that both engines store and return the same thing. */
export type JsonText = string
