/** A run of words: as it was in both, gone, or new. */
export interface Run {
  is: 'same' | 'gone' | 'new'
  text: string
}

/** So many words of each text are compared; of longer ones the whole is shown as changed. */
const mostWords = 600

/** Gives what changed from one text to another, word by word, in the order in which it is read. */
export function differenceOf(before: string, after: string): Run[] {
  const [old, now] = [wordsOf(before), wordsOf(after)]
  if (old.length > mostWords || now.length > mostWords) {
    return [
      { is: 'gone', text: before },
      { is: 'new', text: after },
    ]
  }
  const width = now.length + 1
  const longest = new Uint16Array((old.length + 1) * width)
  const at = (here: number, there: number) => longest[here * width + there] ?? 0
  for (let here = old.length - 1; here >= 0; here -= 1) {
    for (let there = now.length - 1; there >= 0; there -= 1) {
      longest[here * width + there] =
        old[here] === now[there]
          ? at(here + 1, there + 1) + 1
          : Math.max(at(here + 1, there), at(here, there + 1))
    }
  }
  const runs: Run[] = []
  const add = (is: Run['is'], text = '') => {
    const last = runs.at(-1)
    if (last?.is === is) last.text += text
    else runs.push({ is, text })
  }
  let [here, there] = [0, 0]
  while (here < old.length || there < now.length) {
    if (here < old.length && there < now.length && old[here] === now[there]) {
      add('same', old[here])
      here += 1
      there += 1
    } else if (
      there >= now.length ||
      (here < old.length && at(here + 1, there) >= at(here, there + 1))
    ) {
      add('gone', old[here])
      here += 1
    } else {
      add('new', now[there])
      there += 1
    }
  }
  return runs
}

/** A text's words, each with the space before it. */
function wordsOf(text: string): string[] {
  return text.match(/\s*\S+|\s+$/g) ?? []
}
