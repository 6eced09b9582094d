/** How far apart neighbours are placed where there is a gap. */
export const GAP = 100
/** What a narrow gap is widened to: six more fit between any two. */
const ROOM = 7

/**
 * Gives the place of each product of a category, in the order asked for: ascending, each by itself.
 * `known` are the places that products have. As many as possible keep theirs: what comes, goes or
 * moves renumbers nobody, until a gap has been halved six times. `middle` is where a category
 * without any place begins; it grows to both sides.
 */
export function placeInOrder(
  ids: readonly number[],
  known: ReadonlyMap<number, number>,
  middle: number,
): number[] {
  const places = keepLongestRun(ids.map((id) => known.get(id)))
  for (let index = 0; index < places.length; index += 1) {
    if (places[index] === undefined) index = fillRun(places, index, middle)
  }
  return places as number[]
}

/** Keeps the longest ascending run of places and empties the others. */
function keepLongestRun(places: readonly (number | undefined)[]): (number | undefined)[] {
  // `ends[n]` is the index at which a run of n + 1 places ends lowest.
  const ends: number[] = []
  const before: (number | undefined)[] = []
  for (const [index, place] of places.entries()) {
    if (place === undefined) continue
    const length = countBelow(ends, (end) => (places[end] as number) < place)
    before[index] = ends[length - 1]
    ends[length] = index
  }
  const kept: (number | undefined)[] = places.map(() => undefined)
  for (let index = ends.at(-1); index !== undefined; index = before[index]) {
    kept[index] = places[index]
  }
  return kept
}

/** Finds by halving how many at the start of a list are below. */
function countBelow<T>(list: readonly T[], isBelow: (item: T) => boolean): number {
  let [low, high] = [0, list.length]
  while (low < high) {
    const half = (low + high) >> 1
    if (isBelow(list[half] as T)) low = half + 1
    else high = half
  }
  return low
}

/** Fills the run of empty places that starts at an index; gives the index of the last one filled. */
function fillRun(places: (number | undefined)[], start: number, middle: number): number {
  let from = start
  let to = start
  while (to < places.length && places[to] === undefined) to += 1
  for (let widened = 1; !hasRoom(places, from, to, widened > 1 ? ROOM : 1); widened *= 2) {
    from = Math.max(0, from - widened)
    to = Math.min(places.length, to + widened)
    while (to < places.length && places[to] === undefined) to += 1
  }
  const count = to - from
  const low = places[from - 1]
  const high = places[to]
  for (let step = 0; step < count; step += 1) {
    places[from + step] = placeBetween(low, high, step, count, middle)
  }
  return to - 1
}

function hasRoom(places: readonly (number | undefined)[], from: number, to: number, gap: number) {
  const low = places[from - 1]
  const high = places[to]
  return low === undefined || high === undefined || high - low >= (to - from + 1) * gap
}

function placeBetween(
  low: number | undefined,
  high: number | undefined,
  step: number,
  count: number,
  middle: number,
): number {
  if (low !== undefined && high !== undefined) {
    return low + Math.floor(((high - low) * (step + 1)) / (count + 1))
  }
  if (high !== undefined) return high - GAP * (count - step)
  return low === undefined ? middle + GAP * step : low + GAP * (step + 1)
}
