import type { Transport } from '../../contract/client.ts';

/** A transport that holds every successful answer against its endpoint's schema and complains loudly; for development. */
export function checked(transport: Transport): Transport {
  return {
    async call(endpoint, input) {
      const result = await transport.call(endpoint, input);
      if (!result.ok) return result;
      const answer = endpoint.response.safeParse(result.data);
      if (!answer.success) throw new Error(`${endpoint.name} answered what its schema does not allow: ${answer.error.message}`);
      return { ...result, data: answer.data };
    },
  };
}
