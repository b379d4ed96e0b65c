/** A mock RPC server: JSON-RPC over HTTP on localhost, with responses from a backend. */

import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/** The implementation of the methods. */
export interface Backend {
  /** Returns the result of a method, or throws an {@linkcode RpcError}. */
  answer(method: string, params: unknown): Promise<unknown>;
}

/** An error that the server returns. */
export class RpcError extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

/** A response that is not JSON-RPC, such as that of a proxy or an overloaded server. */
export class HttpAnswer extends Error {
  readonly status: number;

  constructor(status: number, body: string) {
    super(body);
    this.status = status;
  }
}

/** A running server. */
export interface RpcServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Starts a server on a free local port. */
export async function startRpc(backend: Backend): Promise<RpcServer> {
  const server = createServer(async (request, response) => {
    const { id, method, params } = JSON.parse(await bodyOf(request));
    let answer: object;
    try {
      answer = { jsonrpc: "2.0", id, result: await backend.answer(method, params) };
    } catch (error) {
      if (error instanceof HttpAnswer) return void response.writeHead(error.status).end(error.message);
      const code = error instanceof RpcError ? error.code : -32603;
      answer = { jsonrpc: "2.0", id, error: { code, message: (error as Error).message } };
    }
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const chunk of request) body += chunk;
  return body;
}
