import { mkdirSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { openApiDocument } from '../contract/api/openapi.schemas.ts';
import { allDownloads } from '../contract/downloads.schemas.ts';
import { endpoints } from '../contract/index.ts';

/** The committed OpenAPI document, so that a review shows what a change does to the contract. */
export const apiDocument = new URL('../docs/api/openapi.json', import.meta.url);

/** The document as committed, for the server that it comes from. */
export function apiDocs(): string {
  return `${JSON.stringify(openApiDocument(endpoints, '/', allDownloads), null, 2)}\n`;
}

function main(): void {
  mkdirSync(new URL('./', apiDocument), { recursive: true });
  writeFileSync(apiDocument, apiDocs());
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
