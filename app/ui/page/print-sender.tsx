interface PrintSenderProps {
  business: { name: string; phoneDisplay: string; address: string }
}

/** Who a printed sheet is from; on a screen the header says so. */
export function PrintSender({ business: { name, phoneDisplay, address } }: PrintSenderProps) {
  return (
    <p className="print-only">
      <b>{name}</b>, {phoneDisplay}, <span lang="en">{address}</span>
    </p>
  )
}
