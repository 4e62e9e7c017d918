import { stockMovementEndpoints } from '../../../contract/merchandising/stock-movements.ts';
import { pageNumber } from '../../features/staff/page-number.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, type Loaded, notFound, type PageRequest, unopened } from '../../page/page.ts';
import type { StaffProductStockData } from './staff-product-stock-data.ts';
import StaffProductStockScreen from './staff-product-stock-screen.tsx';

const idIn = (text: string | null | undefined): string => /^[1-9]\d{0,8}$/.exec(text ?? '')?.[0] ?? '';

async function show({ client, url, params }: PageRequest): Promise<Loaded<StaffProductStockData>> {
  const productId = Number(idIn(params.productId));
  if (productId === 0) return notFound();
  const filter = { variation: idIn(url.searchParams.get('variation')), warehouse: (url.searchParams.get('warehouse') ?? '').slice(0, 100) };
  const listed = await client.call(stockMovementEndpoints.list, {
    productId,
    variation: filter.variation || undefined,
    warehouse: filter.warehouse || undefined,
    page: pageNumber(url),
  });
  return listed.ok ? data({ productId, filter, listed: listed.data }) : unopened(listed);
}

export default defineStaffPage<StaffProductStockData>({
  title: 'Stock movements',
  titleOf: ({ listed }) => `Stock movements of ${listed.name}`,
  permission: 'catalog.edit',
  load: (request) => show(request),
  Screen: StaffProductStockScreen,
});
