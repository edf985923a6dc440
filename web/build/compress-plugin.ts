// Leaves a compressed copy beside every text file of the build: the server sends it as it is.

import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Plugin, ResolvedConfig } from "vite";

const TEXT = /\.(js|css|html|svg|webmanifest|json|ftl)$/;

function compress(path: string): void {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path), { params }));
}

export function compressed(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "artel-compressed",
    apply: "build",
    configResolved: (resolved) => {
      config = resolved;
    },
    // After everything else, the service worker included, has been written.
    closeBundle: {
      order: "post",
      sequential: true,
      handler: () => {
        const folder = resolve(config.root, config.build.outDir);
        const files = readdirSync(folder, { recursive: true, withFileTypes: true });
        for (const file of files)
          if (file.isFile() && TEXT.test(file.name)) compress(join(file.parentPath, file.name));
      },
    },
  };
}
