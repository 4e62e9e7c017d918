import type { ApiDocsData, DocumentedEndpoint, DocumentedField } from './api-docs-data.ts';
import styles from './api-docs-screen.module.css';

/** Every endpoint of the contract with its input, response and problems. */
export default function ApiDocsScreen({ data: { groups } }: { data: ApiDocsData }) {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>API</h1>
        <p>
          The API behind the shop’s pages and its staff console, open to other clients. The OpenAPI document is at{' '}
          <a href="/api/openapi.json">/api/openapi.json</a>. Amounts are in cents, times in UTC. A failed call returns{' '}
          <code>{'{ statusCode, message, ok: false }'}</code>. Send the header <code>x-error-body: original</code> to get its code, details
          and fields. A guest’s session is the cookie <code>guest_session_token</code> or a bearer token. A client without cookies names its
          visitor in <code>visitor-id</code>, its campaign in <code>campaign-id</code> and, where one host serves several brands, the brand
          in <code>tenancy</code>. <code>call-chain</code> and <code>browser-language</code> go to the log.
        </p>
        <nav aria-label="Domains">
          <ul className={styles.toc}>
            {groups.map(({ name }) => (
              <li key={name}>
                <a href={`#${name}`}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      {groups.map(({ name, endpoints }) => (
        <section key={name} id={name} className={styles.group}>
          <h2>{name}</h2>
          {endpoints.map((endpoint) => (
            <EndpointDocs key={endpoint.name} endpoint={endpoint} />
          ))}
        </section>
      ))}
    </div>
  );
}

function EndpointDocs({ endpoint }: { endpoint: DocumentedEndpoint }) {
  return (
    <details className={styles.endpoint}>
      <summary className={styles.summary}>
        <h3 className={styles.title}>
          <span className={styles.method}>{endpoint.method}</span> <code>{endpoint.path}</code>
        </h3>
        {endpoint.summary}
      </summary>
      <p className={styles.quiet}>{endpoint.caller}</p>
      {endpoint.takes.map(({ where, fields }) => (
        <Fields key={where} title={where} fields={fields} />
      ))}
      {endpoint.answers.length > 0 && <Fields title="Response" fields={endpoint.answers} />}
      {endpoint.problems.length > 0 && (
        <table className={styles.table}>
          <caption>Problems</caption>
          <tbody>
            {endpoint.problems.map(({ code, status, message }) => (
              <tr key={code}>
                <th scope="row">
                  <code>{code}</code>
                </th>
                <td>
                  {status}: {message}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  );
}

function Fields({ title, fields }: { title: string; fields: readonly DocumentedField[] }) {
  return (
    <table className={styles.table}>
      <caption>{title}</caption>
      <tbody>
        {fields.map(({ name, type, required }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: alternatives may share a field's name, and the list never changes
          <tr key={`${name}-${index}`}>
            <th scope="row">
              <code>{name}</code>
              {!required && <span className={styles.quiet}> optional</span>}
            </th>
            <td>
              <code>{type}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
