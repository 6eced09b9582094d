import { foldText, listWords } from '#languages/folded-text.ts'

/** What a file's name may say: of which product it is, and which of its pictures. */
export interface ReadFileName {
  /** The name without its ending, folded: its words with a space between. */
  said: string
  /** The same where a number at its end says which picture it is, from 1. */
  numbered?: { said: string; place: number }
}

/** Reads a file's name, such as `snake-plant-2.jpg`, `Snake Plant (2).JPG` or `7-2.jpg`. */
export function readFileName(name: string): ReadFileName {
  const words = listWords(foldText(name.replace(/\.[^.]*$/, '')))
  const said = words.join(' ')
  const last = words.at(-1) ?? ''
  if (words.length < 2 || !/^[1-9]\d?$/.test(last)) return { said }
  return { said, numbered: { said: words.slice(0, -1).join(' '), place: Number(last) } }
}
