import { z } from 'zod'
import { hasControlCharacters } from '#languages/folded-text.ts'

/** A line of text, perhaps empty, of at most `longest` characters. */
export const text = (longest: number) =>
  z
    .string()
    .max(longest)
    .refine((value) => !hasControlCharacters(value), 'has to be on one line, without tabs')
    .refine((value) => value === value.trim(), 'starts or ends with a space')

/** A line of text that says something. */
export const words = (longest: number) => text(longest).min(1)
