import type { Server } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Keys } from '../api/supabase-api.ts';
import type { Database } from '../database/database.ts';
import { broadcast } from './broadcast.ts';
import { followChanges } from './change-feed.ts';
import type { Channel } from './channel.ts';
import { converse } from './conversation.ts';
import { publishedTables } from './table.ts';

/**
 * Adds Supabase Realtime for `postgres_changes` at `/realtime/v1/websocket` of the given server, compatible with the
 * official client. Broadcast and presence are not supported.
 */
export async function openRealtime(settings: {
  server: Server;
  database: Database;
  keys: Keys;
}): Promise<{ dropConnections(): void; stop(): Promise<void> }> {
  const { server, database, keys } = settings;
  const channels = new Set<Channel>();
  const tables = await publishedTables(database);
  await followChanges(
    database,
    tables,
    () => channels.size > 0,
    (change) => broadcast(database, channels, change),
  );

  const sockets = new WebSocketServer({ noServer: true, maxPayload: 1024 * 1024 });
  server.on('upgrade', (request, socket, head) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const apiKey = searchParams.get('apikey') ?? '';
    if (
      pathname !== '/realtime/v1/websocket' ||
      ![keys.publishable, keys.secret].includes(apiKey)
    ) {
      socket.end('HTTP/1.1 401 Unauthorized\r\nConnection: close\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, socket, head, (client: WebSocket) => {
      const version = searchParams.get('vsn') === '2.0.0' ? '2.0.0' : '1.0.0';
      converse({ client, version, apiKey, keys, tables, channels });
    });
  });

  const dropConnections = () => {
    for (const client of sockets.clients) client.terminate();
  };
  return {
    dropConnections,
    stop: async () => {
      dropConnections();
      sockets.close();
    },
  };
}
