/** The stadium behind the robots: floodlights, crowd, two stands. It is only decoration. */
export const Sky = () => (
  <svg className="pb-sky" viewBox="0 0 1440 760" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <defs>
      <linearGradient id="pb-air" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--slate-18)" />
        <stop offset=".62" stopColor="var(--slate-12)" />
        <stop offset="1" stopColor="var(--o)" />
      </linearGradient>
      <linearGradient id="pb-cone" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--light)" stopOpacity=".22" />
        <stop offset="1" stopColor="var(--light)" stopOpacity="0" />
      </linearGradient>
      <pattern id="pb-crowd" width="16" height="12" patternUnits="userSpaceOnUse">
        <circle cx="4" cy="4" r="2" fill="var(--slate-28)" />
        <circle cx="12" cy="9" r="2" fill="var(--slate-24)" />
      </pattern>
    </defs>
    <rect width="1440" height="760" fill="url(#pb-air)" />
    <path d="M0 330C300 250 1140 250 1440 330V470C1140 410 300 410 0 470Z" fill="url(#pb-crowd)" />
    <path d="M0 470C300 410 1140 410 1440 470V500C1140 440 300 440 0 500Z" fill="var(--slate-24)" />
    <path d="M0 330C300 250 1140 250 1440 330" fill="none" stroke="var(--slate-24)" strokeWidth="6" />
    <path
      d="M40 300V190h50v110ZM110 290V150h34v140ZM1320 300V170h44v130ZM1382 300V210h40v90ZM160 285V205h40v80ZM1250 285V200h46v80Z"
      fill="var(--slate-18)"
    />
    <path d="M150 0L20 760H430L230 0ZM1290 0l130 760H1010L1210 0Z" fill="url(#pb-cone)" />
    <g fill="var(--light)">
      <rect x="140" width="100" height="10" rx="4" />
      <rect x="1200" width="100" height="10" rx="4" />
    </g>
    <g fill="var(--slate-24)">
      <ellipse cx="200" cy="560" rx="240" ry="36" />
      <ellipse cx="1240" cy="560" rx="240" ry="36" />
    </g>
  </svg>
)
