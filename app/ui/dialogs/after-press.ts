/** How long after a finger is lifted its click may still come, in ms. */
const clickOfTouchMs = 400

let isPressing = false
let waiting: (() => void)[] = []
let ending: ReturnType<typeof setTimeout>

/**
 * Runs `run` at once, or where a pointer is being pressed after the click that it ends in. A press
 * takes the focus from a field before its click: what leaving a field shows would move what is
 * pressed, and the click would land beside it.
 */
export function afterPress(run: () => void): void {
  if (isPressing) waiting.push(run)
  else run()
}

function end() {
  clearTimeout(ending)
  isPressing = false
  const held = waiting
  waiting = []
  for (const run of held) run()
}

function endIn(ms: number) {
  clearTimeout(ending)
  ending = setTimeout(end, ms)
}

if (typeof window !== 'undefined') {
  const listen = <Type extends keyof WindowEventMap>(
    type: Type,
    hear: (event: WindowEventMap[Type]) => void,
  ) => addEventListener(type, hear, { capture: true, passive: true })

  listen('pointerdown', () => {
    clearTimeout(ending)
    isPressing = true
  })
  // A mouse's click is part of the same task, a finger's follows; some presses end in none. What
  // becomes a drag or a scroll is cancelled.
  listen('pointerup', ({ pointerType }) => endIn(pointerType === 'mouse' ? 0 : clickOfTouchMs))
  // Once all that listens to the click has heard it.
  listen('click', () => endIn(0))
  listen('pointercancel', end)
  listen('keydown', end)
}
