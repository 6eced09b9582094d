import type { RoomPicture } from './room-picture.ts'

interface EmptyRoomProps {
  picture: RoomPicture
  title: string
  children?: React.ReactNode
}

/** Where a list would stand and nothing is: a plant in its room, and what that means. */
export function EmptyRoom({ picture: { avif, webp, wall }, title, children }: EmptyRoomProps) {
  return (
    <section className="bare">
      <figure className={`room-${wall}`}>
        <picture>
          <source type="image/avif" srcSet={avif} />
          <img src={webp} width="160" height="200" alt="" />
        </picture>
      </figure>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
