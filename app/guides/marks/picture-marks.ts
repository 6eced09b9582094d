/** What stands in a text where a picture of the guide is shown, with the picture's number from 1. */
export const pictureMark = /\]\(picture-(\d+)/g

/** Tells whether a text shows a guide's picture of this number, from 1. */
export function showsPicture(text: string, number: number): boolean {
  return [...text.matchAll(pictureMark)].some(([, named]) => Number(named) === number)
}

/** Says why a picture of this number, from 1, is not taken away. */
export function stillShown(number: number): string {
  return `The text shows picture-${number}: take it out of the text first.`
}
