import type { z } from 'zod'

/** One message for each field that is wrong, in the visitor's words. */
export type Errors<Field extends string> = Partial<Record<Field, string>>

/** A form's typed value, or what is wrong with its fields. */
export type Parsed<Value, Field extends string> =
  | { ok: true; value: Value }
  | { ok: false; errors: Errors<Field> }

/** Turns a posted body into a schema's value, or into one message a field. Never throws. */
export function parseForm<Value, Field extends string>(
  schema: z.ZodType<Value>,
  body: unknown,
): Parsed<Value, Field> {
  const given = body !== null && typeof body === 'object' && !Array.isArray(body) ? body : {}
  const result = schema.safeParse(given)
  if (result.success) return { ok: true, value: result.data }
  const errors: Errors<string> = {}
  for (const { path, message } of result.error.issues) errors[String(path[0])] ??= message
  return { ok: false, errors }
}
