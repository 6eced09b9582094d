import { pictureUrl } from '#app/ui/picture.ts'
import type { RoomPicture } from './room-picture.ts'

/** The pictures of the desk's own screens, 200 to 220 px high. */
export const deskPictures = {
  /** Stands on the rail's floor; cut out. */
  plant: standing('desk-plant', 'chuna'),
  nobodyWaits: standing('tulsi', 'pista'),
  nothingFound: standing('not-found', 'chuna'),
} satisfies Record<string, RoomPicture>

function standing(name: string, wall: string): RoomPicture {
  return {
    avif: `${pictureUrl(name, 180, 'avif')}, ${pictureUrl(name, 360, 'avif')} 2x`,
    webp: pictureUrl(name, 360, 'webp'),
    wall,
  }
}
