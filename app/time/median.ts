/** Gives the middle of so many minutes each; undefined when there are none. */
export function findMedian(
  counted: readonly { minutes: number; times: number }[],
): number | undefined {
  const inOrder = [...counted].sort((one, other) => one.minutes - other.minutes)
  const all = inOrder.reduce((sum, { times }) => sum + times, 0)
  const at = (place: number) => {
    let before = 0
    return inOrder.find(({ times }) => {
      before += times
      return before > place
    })?.minutes
  }
  const [low, high] = [at((all - 1) >> 1), at(all >> 1)]
  return low === undefined || high === undefined ? undefined : Math.round((low + high) / 2)
}
