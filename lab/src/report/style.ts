/** The style of a report, which is dark on screen and light on paper. */
export const STYLE = `
:root{color-scheme:dark;--bg:#0c0f15;--card:#171c26;--ink:#eef1f6;--dim:#a6b0c0;--line:#2b3342;--mark:#f6f1e4;--bar:#6d7d95}
@media print{:root{color-scheme:light;--bg:#fff;--card:#fff;--ink:#111;--dim:#444;--line:#bbb;--mark:#111;--bar:#888}}
*{box-sizing:border-box}body{margin:0;background:var(--bg);color:var(--ink);font:15px/1.5 Inter,system-ui,sans-serif}
main{max-width:1380px;margin:0 auto;padding:24px 16px}h1{font-size:32px;line-height:1.15;margin:0 0 8px}h2{font-size:22px;margin:36px 0 4px}
h3{font-size:17px;margin:0}p{margin:4px 0 10px;color:var(--dim);max-width:90ch}b{color:var(--ink)}code{color:var(--ink);overflow-wrap:anywhere}
.warn{color:#ffb070}.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,430px),1fr));gap:12px}
article{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:16px;min-width:0}
svg{width:100%;height:auto;display:block}svg text{fill:var(--ink);font-size:14px}svg text.value{text-anchor:end}svg .note{fill:var(--dim);font-size:12px}svg text.tick{text-anchor:middle;font-size:13px}svg text.head{font-size:10.5px}
svg circle{fill:var(--mark)}svg line.range{stroke:var(--mark);stroke-width:2.5}svg line.middle{stroke:var(--dim)}svg rect.band{fill:var(--line);opacity:.6}
svg line.other{stroke:var(--dim);stroke-width:1.5}svg circle.other{fill:none;stroke:var(--dim);stroke-width:1.5}svg rect.bar{fill:var(--bar)}svg rect.median{fill:var(--mark)}
details{margin-top:10px;overflow-x:auto}summary{color:var(--dim);cursor:pointer}table{border-collapse:collapse;font-size:13px;width:100%}
th,td{text-align:right;padding:4px 8px;border-bottom:1px solid var(--line);font-weight:400}th:first-child{text-align:left}small{color:var(--dim)}
`
