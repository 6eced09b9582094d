import { Icon } from '#app/ui/pictures/icon.tsx'
import { counted } from '#languages/counted.ts'

/** Says beforehand how many people will be told that something is back; nothing where nobody will be. */
export function WillBeTold({ count, if: condition = '' }: { count: number; if?: string }) {
  if (count === 0) return null
  return (
    <p className="notice">
      <Icon name="mail" />
      {condition && `${condition}, `}
      {counted(count, 'person who waits', 'people who wait')} for something here will be told that
      it is back, ten minutes later.
    </p>
  )
}
