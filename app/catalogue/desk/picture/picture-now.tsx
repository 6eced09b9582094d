import type { Wall } from '#app/catalogue/category.ts'
import type { ThumbPicture } from '#app/catalogue/thumb.ts'

/** A product whose picture is shown and changed. */
export interface PicturedProduct {
  id: number
  wall: Wall
  pictureDescription: string
  /** Its picture of now, 250 px wide; missing while it has none. */
  room: ThumbPicture | undefined
  /** Visitors do not see it, whatever its picture. */
  hidden: boolean
}

/** The picture of now. */
export function PictureNow({ room, alt }: { room: ThumbPicture | undefined; alt: string }) {
  if (!room) return <p className="note">No picture yet. Visitors see a product once it has one.</p>
  return (
    <span className={`rm picture-now room-${room.wall}`}>
      <picture>
        <source type="image/avif" srcSet={room.avif} />
        <img src={room.webp} width={200} height={250} alt={alt} />
      </picture>
    </span>
  )
}
