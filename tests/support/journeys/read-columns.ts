import sharp from 'sharp'

/** Columns of a picture, as rows of channels, from a screenshot. */
export async function readColumns(png: Buffer, columns: readonly number[]) {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const rows = [...Array(info.height).keys()]
  return columns.map((x) =>
    rows.map((y) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)]),
  )
}
