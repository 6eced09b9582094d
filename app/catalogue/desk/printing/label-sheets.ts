/** How labels lie on what they are printed on; all measures in mm. */
export interface LabelSheet {
  name: string
  hint: string
  /** Of a label. */
  width: number
  height: number
  pageWidth: number
  pageHeight: number
  columns: number
  rows: number
  /** From the page's edges to the first label. */
  left: number
  top: number
  /** Between two columns; between two rows is nothing. */
  between: number
  /** The side of the code. */
  code: number
  /** The size of a name's letters, in pt. */
  letters: number
}

const a4 = { pageWidth: 210, pageHeight: 297 }

/** What labels can be printed on. */
export const labelSheets = {
  a4x24: {
    ...a4,
    name: '24 on A4',
    hint: '63.5 x 33.9 mm each',
    width: 63.5,
    height: 33.9,
    columns: 3,
    rows: 8,
    left: 7.25,
    top: 12.9,
    between: 2.5,
    code: 22,
    letters: 12,
  },
  a4x65: {
    ...a4,
    name: '65 on A4',
    hint: '38.1 x 21.2 mm each',
    width: 38.1,
    height: 21.2,
    columns: 5,
    rows: 13,
    left: 4.75,
    top: 10.7,
    between: 2.5,
    code: 14,
    letters: 8,
  },
  roll: {
    name: 'Roll',
    hint: '50 x 25 mm, one after another',
    width: 50,
    height: 25,
    pageWidth: 50,
    pageHeight: 25,
    columns: 1,
    rows: 1,
    left: 0,
    top: 0,
    between: 0,
    code: 19,
    letters: 11,
  },
} as const satisfies Record<string, LabelSheet>

export type LabelSheetKey = keyof typeof labelSheets

export const labelSheetKeys = Object.keys(labelSheets) as LabelSheetKey[]

/** Gives how many labels a sheet has. */
export function countPlaces(key: LabelSheetKey): number {
  return labelSheets[key].columns * labelSheets[key].rows
}
