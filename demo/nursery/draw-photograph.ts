import sharp from 'sharp'
import { createRandom, type Random } from './random.ts'

const width = 1_200
const height = 1_400
/** Where the pot begins, and the middle of the picture. */
const rim = 1_010
const middle = width / 2

/** Draws what may pass for a photograph of a plant in a pot: a JPEG, the same for the same seed. */
export async function drawPhotograph(seed: number): Promise<Buffer> {
  const random = createRandom(seed)
  const bench = await sharp(Buffer.from(drawBackground(random)))
    .blur(18)
    .toBuffer()
  return sharp(bench)
    .composite([{ input: Buffer.from(drawPlant(random)) }])
    .jpeg({ quality: 82 })
    .toBuffer()
}

/** A shade net with sun in it, and a bench, out of focus. */
function drawBackground(random: Random): string {
  const spots = Array.from({ length: 70 }, () => {
    const [x, y, r] = [random.between(0, width), random.between(0, 900), random.between(14, 80)]
    const shade = random.pick(['#dfe8b8', '#9fbf7a', '#6d9556', '#f4f1cf'])
    return `<circle cx="${x}" cy="${y}" r="${r}" fill="${shade}" opacity=".55"/>`
  })
  return svg(`<rect width="100%" height="100%" fill="#7fa267"/>${spots.join('')}
    <rect y="1180" width="100%" height="220" fill="#8a6a4c"/>`)
}

/** Leaves that grow from one pot, those behind first. */
function drawPlant(random: Random): string {
  const leaves = Array.from({ length: 26 }, (_, index) => {
    const lean = random.between(-420, 420)
    const tall = random.between(420, 900) - Math.abs(lean) * 0.5
    const broad = random.between(24, 44)
    const green = `hsl(${random.between(92, 128)} ${random.between(32, 52)}% ${22 + index}%)`
    const [foot, tip] = [middle + lean * 0.22, middle + lean]
    const top = rim - tall
    return `<path fill="${green}" d="M${foot - broad / 2} ${rim + 20}
      Q${foot + lean * 0.2 - broad} ${rim - tall * 0.6} ${tip} ${top}
      Q${foot + lean * 0.2 + broad} ${rim - tall * 0.5} ${foot + broad / 2} ${rim + 20}z"/>`
  })
  return svg(`${leaves.join('')}
    <path d="M${middle - 210} ${rim}h420l-52 270h-316z" fill="#b4623f"/>
    <path d="M${middle - 228} ${rim - 26}h456v62h-456z" fill="#c77650"/>
    <path d="M${middle - 210} ${rim + 36}h150l-30 234h-68z" fill="#fff" opacity=".12"/>`)
}

const svg = (drawn: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawn}</svg>`
