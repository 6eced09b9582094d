/**
 * Runs in the page and gives a sentence for each fault of its layout: what is wider than the page,
 * off its lines, cut by its box, painted over words, out of level or blank for no reason. Waits
 * for the page's pictures.
 */
export async function findLayoutFaults(): Promise<string[]> {
  const faults: string[] = []
  const all = (selector: string, within: ParentNode = document) => [
    ...within.querySelectorAll<HTMLElement>(selector),
  ]
  const boxOf = (element: Element) => element.getBoundingClientRect()
  const nameOf = (element: Element) => element.textContent?.trim().slice(0, 40) ?? ''
  const check = (holds: boolean, fault: string) => holds || faults.push(fault)
  const isNear = (one: number, other: number) => Math.abs(one - other) <= 0.5

  function linesOf(element: Element) {
    const range = document.createRange()
    range.selectNodeContents(element)
    return [...range.getClientRects()]
  }

  /** How many of a picture's pixels under a box are not its wall, as in its corner. */
  function countPainted(image: HTMLImageElement, box: DOMRect) {
    const shown = boxOf(image)
    const scale = image.naturalWidth / shown.width
    const left = Math.max(box.left, shown.left)
    const top = Math.max(box.top, shown.top)
    const width = Math.floor((Math.min(box.right, shown.right) - left) * scale)
    const height = Math.floor((Math.min(box.bottom, shown.bottom) - top) * scale)
    if (width < 1 || height < 1) return 0
    const canvas = document.createElement('canvas')
    canvas.width = image.naturalWidth
    canvas.height = image.naturalHeight
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (!context) throw new Error('This browser has no canvas.')
    context.drawImage(image, 0, 0)
    const wall = context.getImageData(0, 0, 1, 1).data
    const x = Math.floor((left - shown.left) * scale)
    const y = Math.floor((top - shown.top) * scale)
    const { data } = context.getImageData(x, y, width, height)
    let count = 0
    for (let i = 0; i < data.length; i += 4) {
      const isWall = [0, 1, 2, 3].every((k) => Math.abs((data[i + k] ?? 0) - (wall[k] ?? 0)) < 48)
      if (!isWall) count++
    }
    return count
  }

  /** Ends when a picture can be painted; another width may have it reloaded meanwhile. */
  async function untilShown(picture: HTMLImageElement): Promise<void> {
    const shown = picture.currentSrc
    const failure = await picture.decode().catch((error) => error)
    if (picture.currentSrc !== shown) return untilShown(picture)
    if (failure) throw failure
  }

  // In the second frame all that another width asks for has begun.
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve))
    // A page that has nothing to draw may be given no frame.
    setTimeout(resolve, 1000)
  })
  const pictures = all('main img') as HTMLImageElement[]
  for (const picture of pictures) picture.loading = 'eager'
  await Promise.all(pictures.map(untilShown))

  const page = document.documentElement
  check(page.scrollWidth <= page.clientWidth, `The page is ${page.scrollWidth} px wide.`)
  const bar = document.querySelector('.top-bar')
  if (!bar) return faults
  const gutter = Number.parseFloat(getComputedStyle(bar).paddingLeft)
  const left = boxOf(bar).left + gutter
  const right = boxOf(bar).right - gutter

  const items = all('.nav-list > li').filter((item) => item.checkVisibility())
  const [home] = items.flatMap((item) => linesOf(item.children[0] ?? item))
  check(!home || isNear(home.left, left), `The navigation begins at ${home?.left}, not ${left}.`)
  for (const { className, panel } of all('.expert').map((panel) => ({
    className: 'expert',
    panel,
  })))
    check(
      boxOf(panel).left >= left - 0.5 && boxOf(panel).right <= right + 0.5,
      `${className} is wide`,
    )

  for (const room of all('.slide, .offer, .panel, .head')) {
    for (const image of all('img', room).filter((each) => each.checkVisibility())) {
      const whole = getComputedStyle(image).objectFit !== 'cover'
      check(whole, `The picture of “${nameOf(room)}” is cut by its box.`)
      if (!room.matches('.slide')) {
        check(boxOf(image).right <= boxOf(room).right + 16.5, `“${nameOf(room)}” cuts its picture.`)
      }
      for (const words of all('h1, h2, p, .btn', room)) {
        const painted = linesOf(words).map((line) => countPainted(image as HTMLImageElement, line))
        const most = Math.max(0, ...painted)
        check(most <= 20, `“${nameOf(words)}” has ${most} px of its picture under it.`)
      }
    }
  }

  for (const head of all('.head')) {
    if (innerWidth < 900) break
    const reach = [...all('.lede', head).flatMap(linesOf), ...all('.head-art', head).map(boxOf)]
    const filled = Math.max(...reach.map((box) => box.right)) >= (left + 3 * right) / 4
    check(filled || !head.matches('.head-low'), `The head “${nameOf(head)}” is empty at the right.`)
  }

  for (const late of all('.far')) {
    const before = late.offsetHeight
    late.style.contentVisibility = 'visible'
    const moved = Math.abs(late.offsetHeight - before)
    late.style.contentVisibility = ''
    // A line of words more or less, as other letters make it, is no fault.
    check(moved <= 24, `.${late.className} is ${moved} px higher or lower once it is laid out.`)
  }

  for (const grid of all('.grid')) {
    const cards = all('.card', grid)
    const [first] = cards
    if (!first) continue
    if (!grid.closest('.rail') || innerWidth < 1024) {
      check(
        isNear(boxOf(first).left, left),
        `The grid begins at ${boxOf(first).left}, not ${left}.`,
      )
    }
    for (const top of new Set(cards.map((card) => boxOf(card).top))) {
      const row = cards.filter((card) => boxOf(card).top === top)
      const parts = row.map((card) => {
        const well = boxOf(card.querySelector('.well') ?? card)
        const picture = boxOf(card.querySelector('.well img') ?? card)
        const button = boxOf(card.querySelector('.btn') ?? card)
        const words = all('.card-name, p', card).flatMap(linesOf)
        return {
          card,
          cut: picture.width > well.width + 0.5,
          horizon: well.bottom - 0.21 * Math.min(picture.height, 1.25 * picture.width),
          blank: button.top - Math.max(...words.map((line) => line.bottom)),
        }
      })
      const name = nameOf(first)
      for (const { cut, card } of parts) check(!cut, `${nameOf(card)} is cut at both sides.`)
      for (const { card } of parts) {
        check(isNear(boxOf(card).height, 400), `${nameOf(card)} is ${boxOf(card).height} px high.`)
        check(boxOf(card).width <= 250, `${nameOf(card)} is ${boxOf(card).width} px wide.`)
      }
      const horizons = parts.map(({ horizon }) => horizon)
      const apart = Math.max(...horizons) - Math.min(...horizons)
      check(apart <= 0.5, `The horizons of the row of ${name} lie ${apart} px apart.`)
      const blank = Math.min(...parts.map((part) => part.blank))
      check(blank <= 18, `The row of ${name} keeps ${blank} px blank.`)
    }
  }
  return faults
}
