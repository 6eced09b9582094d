import {
  CUT_OUT,
  HORIZON,
  PAINTED,
  type PaintedWall,
  PRODUCT_CANVAS,
  PRODUCT_WIDTHS,
  type Recipe,
} from '#app/catalogue/pictures/room.ts'

/** Raise this when the painting code changes, so that every picture is made again. */
export const RECIPE_VERSION = 1

/** So full of leaves that it weighs more than a product may at the others' quality. */
const LEAFY: readonly string[] = ['artificial-green-wall']

/** Takes a product's drawing and the wall it stands before, or 'any', gives its picture's recipe. */
export function productRecipe(drawing: string, wall: PaintedWall | 'any'): Recipe {
  const drawn = {
    canvas: PRODUCT_CANVAS,
    scale: 1.25,
    widths: PRODUCT_WIDTHS,
  }
  return wall === 'any'
    ? { ...drawn, quality: CUT_OUT }
    : {
        ...drawn,
        room: { wall, horizon: HORIZON },
        quality: LEAFY.includes(drawing) ? { ...PAINTED, avif: 43 } : PAINTED,
      }
}

function tile(wall: PaintedWall): Recipe {
  const room = { wall, horizon: 0.76 }
  return { canvas: [400, 400], scale: 2, widths: [132, 264], room, quality: PAINTED }
}

function banner(wall: PaintedWall): Recipe {
  const room = { wall, horizon: 0.8 }
  return { canvas: [900, 800], scale: 1.25, widths: [300, 600, 900], room, quality: PAINTED }
}

const heroCanvas: [number, number] = [1240, 960]

// A line drawing and the window's light lie behind the heroes.
const hero: Recipe = {
  canvas: heroCanvas,
  scale: 1.25,
  widths: [360, 620, 1240],
  quality: CUT_OUT,
}

/**
 * On phones of 360 px and more the slide's parts never move against each other: the picture is
 * 250 px high in the middle, its floor is the slide's, 395 px down, and the light begins 48 px left
 * of the middle. So wall, light and floor can be painted into it: half the bytes.
 */
function phoneHero(drawing: string, wall: PaintedWall): Recipe {
  const [width, height] = heroCanvas
  const scale = height / 250
  const horizon = 0.7875
  const light = { left: width / 2 - 48 * scale, top: horizon * height - 395 * scale, scale }
  return {
    canvas: heroCanvas,
    scale: 1.25,
    widths: [480, 620, 840],
    room: { wall, horizon, light },
    quality: PAINTED,
    drawing,
  }
}

/** A landing's panel, whose wall and floor are those of the panel around it. */
function landing(drawing: string, wall: PaintedWall): Recipe {
  const room = { wall, horizon: 0.8 }
  return {
    canvas: [1000, 800],
    scale: 1.25,
    widths: [400, 560, 750],
    room,
    quality: PAINTED,
    drawing,
  }
}

// What stands in a page's head, before its wall and whatever else lies on it.
const head: Recipe = {
  canvas: [1000, 800],
  scale: 1.25,
  widths: [300, 500, 1000],
  quality: CUT_OUT,
}

/** Every picture from a drawing in art/scenes, those seen first at the top. */
export const SCENES: Readonly<Record<string, Recipe>> = {
  'hero-nursery': hero,
  'hero-smart-gardening': hero,
  'hero-nursery-phone': phoneHero('hero-nursery', 'pista'),
  'hero-smart-gardening-phone': phoneHero('hero-smart-gardening', 'haldi'),
  'tile-plants': tile('pista'),
  'tile-seeds': tile('haldi'),
  'tile-soil-and-fertilizers': tile('gulabi'),
  'tile-pebbles': tile('neel'),
  'tile-gardening-tools': tile('haldi'),
  'tile-corporate-gifting': tile('neel'),
  'tile-other-services': tile('gulabi'),
  'banner-corporate': banner('ink'),
  'banner-fruit-plants': banner('haldi'),
  'corporate-gifts': { ...banner('neel'), drawing: 'banner-corporate' },
  'panel-indoor': head,
  'panel-outdoor': head,
  'panel-flower-seeds': head,
  'panel-vegetable-seeds': head,
  'panel-soil': head,
  'panel-fertilizers': head,
  'panel-vertical-garden': head,
  'panel-artificial': head,
  'head-gardening-tools': head,
  'head-pebbles': head,
  'head-corporate': head,
  'head-finder': head,
  'head-paper': head,
  'landing-indoor': landing('panel-indoor', 'pista'),
  'landing-outdoor': landing('panel-outdoor', 'pista'),
  'landing-flower-seeds': landing('panel-flower-seeds', 'haldi'),
  'landing-vegetable-seeds': landing('panel-vegetable-seeds', 'haldi'),
  'landing-soil': landing('panel-soil', 'gulabi'),
  'landing-fertilizers': landing('panel-fertilizers', 'gulabi'),
  'landing-vertical-garden': landing('panel-vertical-garden', 'gulabi'),
  'landing-artificial': landing('panel-artificial', 'gulabi'),
  'modal-room': {
    canvas: [680, 1100],
    scale: 1.25,
    widths: [340, 680],
    room: { wall: 'pista', horizon: 905 / 1100 },
    quality: PAINTED,
  },
  // Stands on the footer's edge, before whichever wall the page has.
  'footer-row': {
    canvas: [1400, 520],
    scale: 1.25,
    widths: [372, 620, 840, 1240],
    quality: CUT_OUT,
  },
  'about-courtyard': {
    canvas: [1200, 800],
    scale: 1.25,
    widths: [400, 800, 1200],
    quality: PAINTED,
  },
}

/** Product-format drawings that no product uses, with their walls; before 'any' they are cut out. */
export const OTHER_DRAWINGS: Readonly<Record<string, PaintedWall | 'any'>> = {
  'not-found': 'chuna',
  'empty-pot': 'any',
}

/** Products that also stand alone before whatever wall there is, by the picture's name. */
export const CUT_OUTS: Readonly<Record<string, string>> = {
  'desk-plant': 'snake-plant',
}
