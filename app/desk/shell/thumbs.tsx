import type { ThumbPicture } from '#app/catalogue/thumb.ts'

/**
 * A product's picture before its background, `width` px wide; the background alone where there is
 * no picture.
 */
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

/** Up to three pictures of 40 px side by side, whose painted floors meet. */
export function Thumbs({ rooms }: { rooms: readonly ThumbPicture[] }) {
  return (
    <span className="rooms">
      {rooms.slice(0, 3).map((room) => (
        <Thumb key={room.webp} room={room} width={40} />
      ))}
    </span>
  )
}
