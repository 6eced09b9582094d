import { Icon } from '#app/ui/pictures/icon.tsx'

/** Says beforehand how many people will be told that something is back; nothing where nobody will be. */
export function WillBeTold({ count, if: condition = '' }: { count: number; if?: string }) {
  if (count === 0) return null
  const who =
    count === 1 ? '1 person who waits' : `${count.toLocaleString('en-IN')} people who wait`
  return (
    <p className="notice">
      <Icon name="mail" />
      {condition && `${condition}, `}
      {who} for something here will be told that it is back, ten minutes later.
    </p>
  )
}
