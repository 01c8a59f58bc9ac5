/** Plain, in the colours of the site; the reference is the one page that the API itself serves. */
export const STYLE = `
:root { color-scheme: light dark; --ink: #12372a; --paper: #ffffff; --line: #d7e0da; --tint: #eef4f0; --link: #0f6b4a }
@media (prefers-color-scheme: dark) { :root { --ink: #e8f0ea; --paper: #10201a; --line: #35483f; --tint: #1a2c24; --link: #9be3bf } }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
main { max-width: 72rem; margin: 0 auto; padding: 1.5rem 1rem 4rem }
h1 { font-size: 1.75rem } h2 { margin-top: 2.5rem } h3 { margin: 0 0 .5rem; overflow-wrap: anywhere } h4 { margin: 1rem 0 .25rem }
a { color: var(--link) }
section { border-top: 1px solid var(--line); padding: 1.5rem 0 }
nav ul { list-style: none; padding: 0 } nav li { padding: .125rem 0; overflow-wrap: anywhere }
.method { display: inline-block; min-width: 3.5rem; font-weight: 700; font-size: .8125rem }
code { font: .875em ui-monospace, monospace; background: var(--tint); padding: 0 .25rem; border-radius: .25rem; overflow-wrap: anywhere }
.scroll { overflow-x: auto }
table { border-collapse: collapse; width: 100%; min-width: 40rem; font-size: .9375rem }
td code { white-space: nowrap }
nav a { margin-right: .25rem }
th, td { text-align: left; vertical-align: top; padding: .25rem .75rem .25rem 0; border-bottom: 1px solid var(--line) }
`;
