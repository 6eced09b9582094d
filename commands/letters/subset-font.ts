import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** What HarfBuzz's subsetter offers, of which its package has no types. */
interface Subsetter {
  memory: WebAssembly.Memory
  malloc(bytes: number): number
  hb_blob_create(data: number, length: number, mode: number, user: number, destroy: number): number
  hb_blob_get_data(blob: number, length: number): number
  hb_blob_get_length(blob: number): number
  hb_face_create(blob: number, index: number): number
  hb_face_reference_blob(face: number): number
  hb_set_add(set: number, value: number): void
  hb_subset_input_create_or_fail(): number
  hb_subset_input_unicode_set(input: number): number
  hb_subset_input_glyph_set(input: number): number
  hb_subset_input_set_flags(input: number, flags: number): void
  hb_subset_or_fail(face: number, input: number): number
}

const writable = 2
/** No hinting, which phones leave aside, and no glyph but those that are named. */
const flags = 0x1 | 0x200

/** Cuts a font to these letters and glyphs; gives its bytes, throws when cutting fails. */
export function subsetFont(
  bytes: Uint8Array,
  typed: readonly number[],
  glyphs: ReadonlySet<number>,
): Uint8Array {
  const file = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(file)))
  const hb = exports as unknown as Subsetter
  const data = hb.malloc(bytes.length)
  new Uint8Array(hb.memory.buffer).set(bytes, data)
  const face = hb.hb_face_create(hb.hb_blob_create(data, bytes.length, writable, 0, 0), 0)
  const input = hb.hb_subset_input_create_or_fail()
  hb.hb_subset_input_set_flags(input, flags)
  for (const code of typed) hb.hb_set_add(hb.hb_subset_input_unicode_set(input), code)
  for (const glyph of glyphs) hb.hb_set_add(hb.hb_subset_input_glyph_set(input), glyph)
  const made = hb.hb_subset_or_fail(face, input)
  if (made === 0) throw new Error('The font could not be cut.')
  const blob = hb.hb_face_reference_blob(made)
  const start = hb.hb_blob_get_data(blob, 0)
  return new Uint8Array(hb.memory.buffer).slice(start, start + hb.hb_blob_get_length(blob))
}
