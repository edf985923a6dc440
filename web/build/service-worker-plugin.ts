// Builds the service worker: a plain script at the root of the site that knows every file of the build.

import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { build, type Plugin, type ResolvedConfig } from "vite";

const SOURCE = "src/service-worker.ts";

/** Every file below a folder, as addresses. */
function addresses(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return files
    .map((file) => "/" + relative(folder, join(file.parentPath, file.name)).replaceAll("\\", "/"))
    .sort();
}

/** Changes whenever any file of the build does. */
function digest(folder: string, files: string[]): string {
  const hash = createHash("sha256");
  for (const file of files) hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest("hex").slice(0, 12);
}

export function serviceWorker(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "artel-service-worker",
    apply: "build",
    configResolved: (resolved) => {
      config = resolved;
    },
    closeBundle: async (error) => {
      // Of a build that failed there is nothing to list; its own error is the one to read.
      if (error) return;
      const folder = resolve(config.root, config.build.outDir);
      const files = addresses(folder).filter((file) => file !== "/service-worker.js");
      await build({
        configFile: false,
        root: config.root,
        logLevel: "warn",
        publicDir: false,
        define: {
          __FILES__: JSON.stringify(files.map((file) => (file === "/index.html" ? "/" : file))),
          __VERSION__: JSON.stringify(digest(folder, files)),
        },
        build: {
          outDir: config.build.outDir,
          emptyOutDir: false,
          rolldownOptions: {
            input: join(config.root, SOURCE),
            output: { entryFileNames: "service-worker.js", format: "iife" },
          },
        },
      });
    },
  };
}
