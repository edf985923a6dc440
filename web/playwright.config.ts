import { defineConfig } from "@playwright/test";

// The server is started by the global setup, which leaves its address in the environment.
export default defineConfig({
  testDir: "e2e",
  outputDir: "node_modules/.cache/e2e",
  globalSetup: "./e2e/support/server.ts",
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env["CI"]),
  timeout: 45_000,
  expect: { timeout: 7_000 },
  reporter: "list",
  use: {
    baseURL: process.env["ARTEL_URL"],
    // Snapshots of a board full of drawings would take longer than the tests; `--trace on` takes them.
    trace: { mode: "retain-on-failure", snapshots: false, screenshots: false },
    screenshot: "only-on-failure",
    actionTimeout: 10_000,
    launchOptions: {
      executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium-headless-shell",
      args: ["--no-sandbox", "--disable-gpu"],
    },
  },
});
