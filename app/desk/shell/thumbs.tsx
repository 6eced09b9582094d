import type { ThumbPicture } from './thumb-picture.ts'

/** A product's picture in its room, `width` px wide; the room alone where there is no picture. */
export function Thumb({ room, width }: { room: ThumbPicture | undefined; width: number }) {
  return (
    <span className={`rm room-${room?.wall ?? 'chuna'}`}>
      {room && (
        <picture>
          <source type="image/avif" srcSet={room.avif} />
          <img
            src={room.webp}
            width={width}
            height={width * 1.25}
            alt=""
            loading="lazy"
            fetchPriority="low"
          />
        </picture>
      )}
    </span>
  )
}

/** Up to three rooms of 40 px side by side, so that their floors are one ledge. */
export function Thumbs({ rooms }: { rooms: readonly ThumbPicture[] }) {
  return (
    <span className="rooms">
      {rooms.slice(0, 3).map((room) => (
        <Thumb key={room.webp} room={room} width={40} />
      ))}
    </span>
  )
}
