import { takenPictures } from './taken-pictures.ts'

interface PictureFileButtonProps extends React.ComponentProps<'input'> {
  icon: React.ReactNode
  /** Its own class, beside those of a button. */
  look?: string
}

/** A button that takes pictures from the phone or the computer; what else is given is its field's. */
export function PictureFileButton({ icon, look, children, ...field }: PictureFileButtonProps) {
  return (
    <label className={look ? `btn btn-line ${look}` : 'btn btn-line'}>
      {icon}
      {children}
      <input className="vh" type="file" accept={takenPictures} {...field} />
    </label>
  )
}
