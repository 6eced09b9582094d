/** A picture as a guide shows it. */
export interface GuidePicture {
  /** The name under which it is drawn. */
  name: string
  /** It has its own ground, where drawn pictures and cut-outs stand on the room's. */
  isPhotograph: boolean
}
