/** A member of the staff as an enquiry names them. */
export interface Colleague {
  id: number
  name: string
}
