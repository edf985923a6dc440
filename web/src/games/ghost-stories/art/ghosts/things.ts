// What ghosts carry, hung from 0 0.

export const things = {
  lantern: `
    <path d="M-12 13a12 12 0 1 0 24 0 12 12 0 1 0-24 0" class="glow"/>
    <path d="M0 0l0 6" class="line"/>
    <path d="M-4 6l8 0c0 0 3 4.7 3 7s-3 7-3 7l-8 0c0 0-3-4.7-3-7s3-7 3-7z" class="lantern edge"/>
    <path d="M-4 5l8 0 0 2.4-8 0zm0 14 8 0 0 2.4-8 0z" class="vermilion rim"/>`,
  chain: `
    <path d="M-2.6 3a2.6 3.6 0 1 0 5.2 0 2.6 3.6 0 1 0-5.2 0m0 6.6a2.6 3.6 0 1 0 5.2 0 2.6 3.6 0 1 0-5.2 0m0 6.6a2.6 3.6 0 1 0 5.2 0 2.6 3.6 0 1 0-5.2 0" class="chain"/>
    <path d="M-6 24a6 6 0 1 0 12 0 6 6 0 1 0-12 0" class="soot edge"/>
    <path d="M-6 24l-3.5 0 4.1-3zm12 0 3.5 0-4.1-3zm-6 6 0 3.5 2.6-4.1zm-4.5-1.5-2.5 2.5 4.6-1.4z" class="soot edge"/>
    <path d="M-3.4 22a1.4 1.4 0 1 0 2.8 0 1.4 1.4 0 1 0-2.8 0" class="bone"/>`,
  scythe: `
    <path d="M-.8 40.1c1.1-5.9 3-22.7 4-36s2.1-36.7 2-44-1.7-7.5-2.4-.2-1 30.7-2 44-3.7 29.9-4 36 1.3 6.2 2.4.2z" class="ink"/>
    <path d="M5-40c0 0-7.8-5.7-13-6s-13 1-18 4-12 14-12 14c0 0 9-5.8 14-7s11.2-.2 16 0 13 1 13 1z" class="bone edge"/>`,
  blade: `
    <path d="M-2 2l4 0 0 9-4 0zm-3-2 10 0 0 3-10 0z" class="soot edge"/>
    <path d="M-4 0c0 0-2.2-9.7-2-14s3-12 3-12c0 0 5.8 7.7 7 12s0 14 0 14z" class="bone edge"/>
    <path d="M-4.9-11.7c-.1 1.1 1.4 3.9 1.6 5.7s-.7 5-.7 5c0 0 3.1-3.1 3.3-5s-1.6-5.4-2.4-6.3-1.8-.4-1.8.6z" class="vermilion"/>`,
  die: `
    <path d="M-6 0l12-2 2 12-12 2z" class="bone rim"/>
    <path d="M-.6 5a2.6 2.6 0 1 0 5.2 0 2.6 2.6 0 1 0-5.2 0" class="vermilion"/>`,
  souls: `
    <g transform="translate(-4 2) scale(1.1)">
    <path d="M0-7c1.8-.2 4.2 1.3 5 3s-.8 4.8 0 7 5 6 5 6c0 0-5.8-2-8-2s-3.7 2.5-5 2-2.5-3-3-5-1-5.2 0-7 4.2-3.8 6-4z" class="bone rim"/>
    <path d="M-3.3-1a1.3 1.3 0 1 0 2.6 0 1.3 1.3 0 1 0-2.6 0m4.4 0a1.3 1.3 0 1 0 2.6 0 1.3 1.3 0 1 0-2.6 0" class="soot"/>
    </g>
    <g transform="translate(-72 30) scale(1)">
    <path d="M0-7c1.8-.2 4.2 1.3 5 3s-.8 4.8 0 7 5 6 5 6c0 0-5.8-2-8-2s-3.7 2.5-5 2-2.5-3-3-5-1-5.2 0-7 4.2-3.8 6-4z" class="bone rim"/>
    <path d="M-3.3-1a1.3 1.3 0 1 0 2.6 0 1.3 1.3 0 1 0-2.6 0m4.4 0a1.3 1.3 0 1 0 2.6 0 1.3 1.3 0 1 0-2.6 0" class="soot"/>
    </g>
    <g transform="translate(-66 -36) scale(0.8)">
    <path d="M0-7c1.8-.2 4.2 1.3 5 3s-.8 4.8 0 7 5 6 5 6c0 0-5.8-2-8-2s-3.7 2.5-5 2-2.5-3-3-5-1-5.2 0-7 4.2-3.8 6-4z" class="bone rim"/>
    <path d="M-3.3-1a1.3 1.3 0 1 0 2.6 0 1.3 1.3 0 1 0-2.6 0m4.4 0a1.3 1.3 0 1 0 2.6 0 1.3 1.3 0 1 0-2.6 0" class="soot"/>
    </g>`,
} as const;

export type Thing = keyof typeof things;
