import { useLocation } from 'react-router'
import { type SizeStep, sizeStepValue } from '#app/catalogue/desk/editor/draft/step-sizes.ts'
import { useEditor } from '#app/catalogue/desk/editor/editor-screen.ts'

interface SizeStepButtonProps extends Omit<React.ComponentProps<'button'>, 'type' | 'onClick'> {
  step: SizeStep
  take: (step: SizeStep) => void
}

/** A button that changes the rows of sizes: in the page, or by posting what is typed and coming back. */
export function SizeStepButton({ step, take, ...button }: SizeStepButtonProps) {
  const { isHydrated } = useEditor()
  const { pathname, search } = useLocation()
  return isHydrated ? (
    <button {...button} type="button" onClick={() => take(step)} />
  ) : (
    <button
      {...button}
      type="submit"
      name="intent"
      value={sizeStepValue(step)}
      formAction={`${pathname}${search}#h-sizes`}
    />
  )
}
