/** The auctioneer's hammer. */
export const Hammer = () => (
  <svg className="lg-hammer" viewBox="0 0 190 120" aria-hidden="true">
    <g transform="rotate(-16 95 60)">
      <path className="light" d="M78 52h108v16H78Z" />
      <path className="dark" d="M150 50h38v20h-38Z" />
      <path className="bright" d="M22 18h58v84H22Z" />
      <path className="light bare" d="M58 18h22v84H58Z" />
      <path className="none" d="M22 18h58v84H22Z" />
      <path className="dark" d="M14 10h74v18H14ZM14 92h74v18H14Z" />
      <path className="shield" d="M36 46l15-5 15 5v14c0 9-6 14-15 18-9-4-15-9-15-18Z" />
    </g>
  </svg>
)
