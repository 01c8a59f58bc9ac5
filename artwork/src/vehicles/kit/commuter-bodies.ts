import { ALUMINIUM, INK, INK2, RED } from '../../lib/colour.ts';
import { path, stroke } from '../../lib/shapes.ts';

export const COMMUTER_TANKS = {
  round: {
    body: 'M304 206C306 178 330 158 366 156C404 154 430 164 442 186C440 204 426 218 404 222C370 226 330 224 310 220Z',
    shine: 'M326 182C340 166 392 160 420 174C394 172 350 176 326 182Z',
  },
  sharp: {
    body: 'M302 208L322 170C346 152 400 150 428 162L452 196L436 232L408 224L404 222C370 226 330 224 310 220Z',
    shine: 'M330 176C352 160 400 160 424 170C394 172 352 174 330 176Z',
  },
  /** long and flat on top, square at the back */
  box: {
    body: 'M298 214L304 180C308 166 322 160 346 159L418 157C438 157 448 168 450 184L446 208C438 218 424 221 404 222C370 226 330 225 298 221Z',
    shine: 'M318 178C336 166 400 163 434 168C400 170 346 172 318 178Z',
  },
  /** a high hump that reaches over the engine in front */
  muscle: {
    body: 'M296 214L312 172C330 146 396 138 434 154L456 186L474 220L442 256L414 226C370 232 330 228 296 221Z',
    shine: 'M326 174C344 152 396 146 426 158C394 160 354 166 326 174Z',
  },
  /** wings beside the fork, under a low back */
  wing: {
    body: 'M300 214L324 182C350 162 404 158 434 168L470 182L486 226L448 268L428 236L404 223C370 227 330 227 300 220Z',
    shine: 'M330 186C352 168 400 166 430 174C396 176 356 180 330 186Z',
  },
  /** a long block with square corners, as high at the back as in front */
  block: {
    body: 'M278 218L290 172C293 161 302 155 318 154L428 151C446 151 455 160 457 174L455 206C446 219 430 223 406 225C360 229 318 227 278 222Z',
    shine: 'M306 172C324 161 404 158 440 163C408 166 344 168 306 172Z',
  },
  /** a drop: high and short in front, cut out for the knees, thin at the seat */
  drop: {
    body: 'M300 219C306 206 322 198 342 180C362 154 396 138 424 146C448 154 460 182 452 208C444 234 422 250 398 248C384 236 356 226 300 223Z',
    shine: 'M352 184C368 162 398 148 422 156C402 162 374 168 352 184Z',
  },
  slim: {
    body: 'M304 210C300 186 322 172 360 170C400 168 432 172 444 188C442 204 424 214 402 216C370 220 330 220 308 220Z',
    shine: 'M322 190C344 176 396 174 424 182C394 184 350 186 322 190Z',
  },
};
export const COMMUTER_SEATS = {
  flat: 'M130 206C128 190 142 184 172 184C210 184 232 190 256 192C282 192 300 188 318 196L316 216L200 216C168 216 134 216 130 206Z',
  /** thick and long, for two with their luggage */
  long: 'M108 204C106 182 126 176 160 176C208 176 236 186 266 188C290 188 308 184 322 194L318 218L196 218C160 218 114 218 108 204Z',
  /** thick and level from end to end */
  bench:
    'M92 206C90 178 100 170 124 170L286 177C300 178 308 184 310 196L308 220L196 220C150 222 94 224 92 206Z',
  /** low for the rider, rising to a thin pillion */
  rise: 'M92 182C114 172 160 173 196 186C226 196 266 200 304 206L326 212L314 222L210 219C168 213 112 205 92 182Z',
  /** the pillion on a step of its own */
  split:
    'M104 176C124 164 168 168 196 180L208 198L134 190ZM198 190C222 204 250 208 276 204C298 202 310 198 322 204L314 220L226 218Z',
  stepped:
    'M124 190C136 176 180 174 214 184C226 198 250 202 276 200C296 198 306 194 318 198L314 218L200 214C160 212 122 208 124 190Z',
};
export const COMMUTER_SIDES = {
  round: 'M226 214L308 212C306 240 296 266 272 276C250 276 232 262 226 240Z',
  wedge: 'M222 214L310 212L296 256L262 270L234 244Z',
  /** a box with ribs, below the whole seat */
  box: 'M168 218L312 214L306 264L286 280L212 274L176 250Z',
  /** a fin that points back */
  fin: 'M196 214L312 212C312 240 300 264 276 272C256 262 228 240 196 214Z',
};
export const TANK_STRIPES = {
  band: (c: string) =>
    path('M316 198L426 174L440 186L330 212Z', c) +
    path('M332 217L430 194L426 202L352 219Z', c, { opacity: 0.7 }),
  line: (c: string) => stroke('M318 208C350 200 400 196 436 190', c, 5),
  flash: (c: string) => path('M330 214L372 180H392L376 200H428L424 208L350 216Z', c),
  /** two lines along the tank */
  twin: (c: string) => stroke('M288 204L452 188', c, 7) + stroke('M286 214L440 202', c, 3),
  /** a blade from the knees up to the lamp */
  swoosh: (c: string) =>
    path('M330 214C372 210 410 190 436 156L452 176C440 208 414 232 382 232Z', c),
};
export const COMMUTER_TAILS = {
  rail: (fill: string) =>
    path('M126 212C150 206 200 210 250 212L252 244C214 250 172 240 132 224Z', fill) +
    path('M116 206L136 204L138 224L118 222Z', RED),
  /** sporty upswept tail with a split grab handle */
  sport: (fill: string) =>
    path('M98 184C140 186 200 206 252 212L252 246C206 244 150 222 104 198Z', fill) +
    path('M90 180L110 182L108 198L94 196Z', RED) +
    stroke('M112 178L172 182', INK, 7) +
    stroke('M112 200L86 240', INK2, 5),
  /** long flat rear guard with a plate */
  long: (fill: string) =>
    path('M84 236C86 216 110 206 140 206L250 212L252 236C190 246 130 244 104 268L84 262Z', fill) +
    path('M78 238L92 236L92 256L80 256Z', RED) +
    stroke('M86 268v22', INK2, 9),
  /** short and swept up, with a thin lamp and a cast handle */
  kick: (fill: string) =>
    path('M84 184C124 190 186 208 252 213L252 240C204 240 140 224 90 202Z', fill) +
    path('M74 180L92 184L94 202L80 198Z', RED) +
    stroke('M100 176C114 165 144 166 160 175', ALUMINIUM, 6) +
    stroke('M106 206L84 250', INK2, 5),
};

/** The stripe below the seat, where the tail lies. */
export const tailStripe = (tail: keyof typeof COMMUTER_TAILS, colour: string): string =>
  tail === 'kick'
    ? path('M108 195L240 220L244 228L116 204Z', colour)
    : path('M140 218L240 224L246 232L152 226Z', colour);
