import { PERMISSION } from '@evmandi/contract/domain/permissions';
import { addressRoutes } from './addresses/routes.ts';
import { auditRoutes } from './audit/routes.ts';
import { catalogRoutes } from './catalog/routes.ts';
import { adminCustomerRoutes } from './customers/admin/routes.ts';
import { adminDashboardRoutes } from './dashboard/admin/routes.ts';
import { adminDeliveryRoutes } from './deliveries/admin/routes.ts';
import { deliveryRoutes } from './delivery/routes.ts';
import { documentationRoutes } from './documentation/routes.ts';
import { fitmentRoutes } from './fitment/routes.ts';
import { healthRoutes } from './http/health.ts';
import type { Access, Route, RouteDefinition } from './http/route.ts';
import { adminFactorRoutes } from './identity/admin/factor-routes.ts';
import { adminAccountRoutes, adminRoleRoutes, authorityRoutes } from './identity/admin/routes.ts';
import { ownAccountRoutes } from './identity/own-routes.ts';
import { passkeyRoutes } from './identity/passkeys/routes.ts';
import { identityRoutes } from './identity/routes.ts';
import { factorRoutes } from './identity/second-step/routes.ts';
import { adminOrderRoutes } from './orders/admin/routes.ts';
import { ownOrderRoutes } from './orders/own-routes.ts';
import { orderRoutes } from './orders/routes.ts';
import { pictureRoutes } from './pictures/routes.ts';
import { adminQuestionRoutes } from './questions/admin/routes.ts';
import { questionRoutes } from './questions/routes.ts';
import { quickOrderRoutes } from './quick-order/routes.ts';
import { adminQuoteRoutes } from './quotes/admin/routes.ts';
import { quoteRoutes } from './quotes/routes.ts';
import { adminReleaseRoutes } from './releases/admin/routes.ts';
import { overrideRoutes } from './releases/overrides/routes.ts';
import { releaseRoutes } from './releases/routes.ts';
import { adminRequestRoutes } from './requests/admin/routes.ts';
import { reviewRoutes } from './reviews/routes.ts';
import { adminSearchRoutes } from './searches/admin/routes.ts';
import { sitemapRoutes } from './sitemap/routes.ts';
import { stationRoutes } from './stations/routes.ts';
import { adminStockRoutes } from './stock/admin/routes.ts';
import { subscriptionRoutes } from './subscriptions/routes.ts';
import { suggestionRoutes } from './suggestions/routes.ts';
import { adminVisitRoutes } from './visits/admin/routes.ts';
import { visitRoutes } from './visits/routes.ts';
import { adminWorkshopRoutes } from './workshop/admin/routes.ts';
import { workshopRoutes } from './workshop/routes.ts';

const ADMINISTRATION = [PERMISSION.administration] as const;
const COUNTER = [PERMISSION.administration, PERMISSION.counter] as const;
const PLATFORM = [PERMISSION.platform] as const;
const STOCK = [PERMISSION.administration, PERMISSION.stock] as const;
const WORKSHOP = [PERMISSION.administration, PERMISSION.workshop] as const;

const to =
  (method: Route['method']) =>
  (url: string, access: Access, definition: RouteDefinition): Route => ({
    ...definition,
    method,
    url,
    access,
  });
const [get, post] = [to('GET'), to('POST')];
const [patch, remove] = [to('PATCH'), to('DELETE')];

/** What gives power that lasts longer than a session: its caller has confirmed to be there (AUTH-6). */
const confirmed = (route: Route): Route => ({ ...route, confirmed: true });

/** Every route of the API with its access: what is registered, guarded and documented. */
export const ROUTES: readonly Route[] = [
  get('/healthz', 'public', healthRoutes.alive),
  get('/readyz', 'public', healthRoutes.ready),
  get('/api/openapi.json', 'public', documentationRoutes.document),
  get('/api/docs', 'public', documentationRoutes.page),

  post('/api/auth/login', 'public', identityRoutes.signIn),
  post('/api/auth/register', 'public', identityRoutes.register),
  post('/api/auth/login/code', 'public', factorRoutes.code),
  post('/api/auth/login/authenticator', 'public', factorRoutes.offerFirst),
  post('/api/auth/login/authenticator/confirm', 'public', factorRoutes.firstCode),
  post('/api/auth/login/passkey/options', 'public', passkeyRoutes.request),
  post('/api/auth/login/passkey', 'public', passkeyRoutes.signIn),
  get('/api/auth/factors', 'session', factorRoutes.get),
  post('/api/auth/confirm', 'session', factorRoutes.confirm),
  post('/api/auth/confirm/passkey', 'session', passkeyRoutes.requestConfirmation),
  confirmed(post('/api/auth/passkeys/options', 'session', passkeyRoutes.offer)),
  confirmed(post('/api/auth/passkeys', 'session', passkeyRoutes.add)),
  patch('/api/auth/passkeys/:id', 'session', passkeyRoutes.rename),
  confirmed(remove('/api/auth/passkeys/:id', 'session', passkeyRoutes.remove)),
  confirmed(post('/api/auth/authenticator', 'session', factorRoutes.offer)),
  confirmed(post('/api/auth/authenticator/confirm', 'session', factorRoutes.enable)),
  confirmed(remove('/api/auth/authenticator', 'session', factorRoutes.disable)),
  confirmed(post('/api/auth/recovery-codes', 'session', factorRoutes.renew)),
  get('/api/auth/me', 'session', identityRoutes.me),
  post('/api/auth/change-password', 'session', identityRoutes.changePassword),
  post('/api/auth/password-links/look', 'public', identityRoutes.lookAtLink),
  post('/api/auth/password-links/use', 'public', identityRoutes.applyLink),
  post('/api/auth/logout', 'session', identityRoutes.signOut),
  get('/api/auth/sessions', 'session', identityRoutes.sessions),
  remove('/api/auth/sessions/:id', 'session', identityRoutes.endSession),
  get('/api/account', 'session', ownAccountRoutes.get),
  patch('/api/account', 'session', ownAccountRoutes.change),
  post('/api/account/approval', 'session', ownAccountRoutes.askApproval),
  get('/api/admin/roles', ADMINISTRATION, adminRoleRoutes.list),
  get('/api/admin/authority', ADMINISTRATION, authorityRoutes.get),
  confirmed(post('/api/admin/roles', ADMINISTRATION, adminRoleRoutes.make)),
  get('/api/admin/roles/:id', ADMINISTRATION, adminRoleRoutes.get),
  confirmed(patch('/api/admin/roles/:id', ADMINISTRATION, adminRoleRoutes.change)),
  confirmed(remove('/api/admin/roles/:id', ADMINISTRATION, adminRoleRoutes.remove)),
  get('/api/admin/accounts', ADMINISTRATION, adminAccountRoutes.list),
  confirmed(post('/api/admin/accounts', ADMINISTRATION, adminAccountRoutes.make)),
  get('/api/admin/accounts/:id', ADMINISTRATION, adminAccountRoutes.get),
  confirmed(patch('/api/admin/accounts/:id', ADMINISTRATION, adminAccountRoutes.change)),
  confirmed(post('/api/admin/accounts/:id/approve', ADMINISTRATION, adminAccountRoutes.approve)),
  post('/api/admin/accounts/:id/refuse', ADMINISTRATION, adminAccountRoutes.refuse),
  confirmed(
    post('/api/admin/accounts/:id/password-links', ADMINISTRATION, adminAccountRoutes.reset),
  ),
  remove('/api/admin/accounts/:id/password-links', ADMINISTRATION, adminAccountRoutes.withdraw),
  confirmed(
    remove(
      '/api/admin/accounts/:id/authenticator',
      ADMINISTRATION,
      adminFactorRoutes.removeAuthenticator,
    ),
  ),
  confirmed(
    remove('/api/admin/accounts/:id/passkeys', ADMINISTRATION, adminFactorRoutes.removePasskeys),
  ),

  get('/api/admin/audit', ADMINISTRATION, auditRoutes.list),
  confirmed(get('/api/admin/audit.csv', ADMINISTRATION, auditRoutes.export)),
  post('/api/admin/audit/checks', ADMINISTRATION, auditRoutes.check),
  post('/api/internal/audit', 'public', releaseRoutes.keep),

  get('/api/admin/platform', PLATFORM, adminReleaseRoutes.live),
  get('/api/admin/platform/visits', PLATFORM, adminReleaseRoutes.visits),
  get('/api/admin/platform/dependencies', PLATFORM, adminReleaseRoutes.dependencies),
  get('/api/admin/platform/calls', PLATFORM, adminReleaseRoutes.calls),
  post('/api/admin/platform/rollbacks', PLATFORM, adminReleaseRoutes.rollBack),
  post('/api/admin/platform/promotions', PLATFORM, adminReleaseRoutes.promote),
  post('/api/admin/platform/take-backs', PLATFORM, adminReleaseRoutes.takeBack),
  post('/api/admin/platform/pins', PLATFORM, adminReleaseRoutes.pin),
  remove('/api/admin/platform/pins/:app', PLATFORM, adminReleaseRoutes.unpin),
  post('/api/admin/platform/retirements', PLATFORM, adminReleaseRoutes.retire),
  post('/api/admin/platform/tickets', PLATFORM, overrideRoutes.order),
  post('/api/overrides', 'public', overrideRoutes.exchange),
  post('/api/overrides/look', 'public', overrideRoutes.look),
  get('/api/admin/platform/tokens', PLATFORM, adminReleaseRoutes.tokens),
  confirmed(post('/api/admin/platform/tokens', PLATFORM, adminReleaseRoutes.makeToken)),
  remove('/api/admin/platform/tokens/:id', PLATFORM, adminReleaseRoutes.revokeToken),

  get('/api/home', 'public', catalogRoutes.home),
  get('/api/categories', 'public', catalogRoutes.categories),
  get('/api/products', 'public', catalogRoutes.products),
  get('/api/comparison', 'public', catalogRoutes.comparison),
  get('/api/comparison/alternatives', 'public', fitmentRoutes.comparedAlternatives),
  get('/api/products/:id', 'public', catalogRoutes.product),
  get('/api/products/:id/related', 'public', catalogRoutes.related),
  get('/api/products/:id/vehicles', 'public', fitmentRoutes.partVehicles),
  get('/api/products/:id/alternatives', 'public', fitmentRoutes.alternatives),
  get('/api/vehicles', 'public', fitmentRoutes.vehicles),
  get('/api/vehicles/:make/:model', 'public', catalogRoutes.vehicle),
  get('/api/vehicles/:make/:model/parts', 'public', fitmentRoutes.vehicleParts),
  get('/api/fitment', 'public', fitmentRoutes.verdicts),
  get('/api/registrations', 'optional', fitmentRoutes.registrations),
  get('/api/pictures/:kind/:view', 'public', pictureRoutes.draw),
  get('/api/reviews', 'public', reviewRoutes.list),
  get('/api/suggestions', 'public', suggestionRoutes.suggest),
  get('/api/delivery', 'public', deliveryRoutes.estimate),
  get('/api/stations', 'public', stationRoutes.list),
  get('/api/sitemap', 'public', sitemapRoutes.list),
  post('/api/subscriptions', 'public', subscriptionRoutes.subscribe),
  post('/api/visits', 'public', visitRoutes.count),

  post('/api/questions', 'public', questionRoutes.ask),
  get('/api/questions/:token', 'public', questionRoutes.byToken),
  get('/api/admin/questions', COUNTER, adminQuestionRoutes.list),
  confirmed(get('/api/admin/questions.csv', ADMINISTRATION, adminQuestionRoutes.export)),
  get('/api/admin/questions/:number', COUNTER, adminQuestionRoutes.get),
  post('/api/admin/questions/:number/answer', COUNTER, adminQuestionRoutes.answer),
  get('/api/admin/saved-answers', COUNTER, adminQuestionRoutes.savedAnswers),
  post('/api/admin/saved-answers', COUNTER, adminQuestionRoutes.saveAnswer),
  remove('/api/admin/saved-answers/:id', COUNTER, adminQuestionRoutes.removeAnswer),

  post('/api/quick-order/validate', 'public', quickOrderRoutes.validate),
  get('/api/quick-order/sample_order_template.csv', 'public', quickOrderRoutes.sample),
  post('/api/quotes', 'optional', quoteRoutes.ask),
  get('/api/quotes', 'session', quoteRoutes.listOwn),
  get('/api/quotes/:token', 'public', quoteRoutes.byToken),
  post('/api/quotes/:token/accept', 'optional', quoteRoutes.accept),
  post('/api/quotes/:token/decline', 'optional', quoteRoutes.decline),
  post('/api/quotes/:token/messages', 'optional', quoteRoutes.write),
  get('/api/admin/requests/waiting', COUNTER, adminRequestRoutes.waiting),
  get('/api/admin/quotes', COUNTER, adminQuoteRoutes.list),
  confirmed(get('/api/admin/quotes.csv', ADMINISTRATION, adminQuoteRoutes.export)),
  get('/api/admin/quotes/:number', COUNTER, adminQuoteRoutes.get),
  post('/api/admin/quotes/:number/answer', COUNTER, adminQuoteRoutes.answer),

  get('/api/payment-methods', 'optional', orderRoutes.methods),
  post('/api/orders/price', 'public', orderRoutes.price),
  post('/api/orders', 'optional', orderRoutes.place),
  post('/api/orders/withdrawals', 'public', ownOrderRoutes.withdraw),
  get('/api/orders/by-token/:token', 'public', ownOrderRoutes.byToken),
  post('/api/orders/by-token/:token/cancel', 'optional', ownOrderRoutes.cancel),
  post('/api/orders/by-token/:token/claim', 'session', ownOrderRoutes.claim),
  post('/api/orders/by-token/:token/payment-reference', 'optional', ownOrderRoutes.giveReference),
  get('/api/orders', 'session', ownOrderRoutes.list),
  get('/api/orders/:number', 'session', ownOrderRoutes.get),
  get('/api/buyer', 'session', addressRoutes.buyer),
  get('/api/addresses', 'session', addressRoutes.list),
  post('/api/addresses', 'session', addressRoutes.save),
  patch('/api/addresses/:id', 'session', addressRoutes.change),
  remove('/api/addresses/:id', 'session', addressRoutes.remove),
  get('/api/admin/orders', COUNTER, adminOrderRoutes.list),
  confirmed(get('/api/admin/orders.csv', ADMINISTRATION, adminOrderRoutes.export)),
  get('/api/admin/orders/:number', COUNTER, adminOrderRoutes.get),
  patch('/api/admin/orders/:number', COUNTER, adminOrderRoutes.change),
  post('/api/admin/orders/:number/shipments', COUNTER, adminOrderRoutes.ship),
  post('/api/admin/orders/:number/returns', COUNTER, adminOrderRoutes.takeBack),
  post('/api/admin/orders/:number/payments', COUNTER, adminOrderRoutes.recordPayment),
  post(
    '/api/admin/orders/:number/payments/:payment/reversal',
    COUNTER,
    adminOrderRoutes.reversePayment,
  ),
  post('/api/admin/orders/:number/refunds', ADMINISTRATION, adminOrderRoutes.refund),
  post('/api/admin/orders/:number/notes', COUNTER, adminOrderRoutes.note),
  post('/api/admin/orders/:number/undo', COUNTER, adminOrderRoutes.undo),
  post('/api/admin/orders/bulk', COUNTER, adminOrderRoutes.changeMany),
  get('/api/admin/transactions', ADMINISTRATION, adminOrderRoutes.transactions),

  get('/api/admin/deliveries', STOCK, adminDeliveryRoutes.list),
  post('/api/admin/deliveries', STOCK, adminDeliveryRoutes.announce),
  get('/api/admin/deliveries/:number', STOCK, adminDeliveryRoutes.get),
  patch('/api/admin/deliveries/:number', STOCK, adminDeliveryRoutes.change),
  post('/api/admin/deliveries/:number/bookings', STOCK, adminDeliveryRoutes.book),
  get('/api/admin/searches', ADMINISTRATION, adminSearchRoutes.missed),
  patch('/api/admin/searches', ADMINISTRATION, adminSearchRoutes.dismiss),
  get('/api/admin/synonyms', ADMINISTRATION, adminSearchRoutes.synonyms),
  post('/api/admin/synonyms', ADMINISTRATION, adminSearchRoutes.add),
  remove('/api/admin/synonyms/:phrase', ADMINISTRATION, adminSearchRoutes.remove),
  get('/api/admin/stock', STOCK, adminStockRoutes.list),
  confirmed(get('/api/admin/stock.csv', ADMINISTRATION, adminStockRoutes.export)),
  patch('/api/admin/stock/:sku', STOCK, adminStockRoutes.changeThreshold),
  post('/api/admin/stock/corrections', STOCK, adminStockRoutes.correct),
  get('/api/admin/stock/movements', STOCK, adminStockRoutes.movements),
  confirmed(
    get('/api/admin/stock/movements.csv', ADMINISTRATION, adminStockRoutes.exportMovements),
  ),

  get('/api/admin/dashboard', ADMINISTRATION, adminDashboardRoutes.overview),
  get('/api/admin/visitors', ADMINISTRATION, adminVisitRoutes.list),
  get('/api/admin/search', 'session', adminDashboardRoutes.search),
  get('/api/admin/customers', COUNTER, adminCustomerRoutes.list),
  confirmed(get('/api/admin/customers.csv', ADMINISTRATION, adminCustomerRoutes.export)),
  get('/api/admin/customers/:number', COUNTER, adminCustomerRoutes.get),
  patch('/api/admin/customers/:number', COUNTER, adminCustomerRoutes.change),
  get('/api/admin/customers/:number/merge', COUNTER, adminCustomerRoutes.previewMerge),
  post('/api/admin/customers/:number/merge', COUNTER, adminCustomerRoutes.merge),
  post('/api/admin/customers/:number/merge/undo', COUNTER, adminCustomerRoutes.undoMerge),
  post('/api/admin/customers/:number/doubt/settle', COUNTER, adminCustomerRoutes.settleDoubt),

  get('/api/job-cards', 'session', workshopRoutes.list),
  post('/api/job-cards', 'session', adminWorkshopRoutes.open),
  get('/api/job-cards/vehicles', 'session', workshopRoutes.vehicles),
  get('/api/job-cards/technicians', WORKSHOP, adminWorkshopRoutes.technicians),
  get('/api/job-cards/parts', WORKSHOP, adminWorkshopRoutes.parts),
  get('/api/job-cards/:number', 'session', workshopRoutes.get),
  patch('/api/job-cards/:number', 'session', adminWorkshopRoutes.change),
  post('/api/job-cards/:number/takes', 'session', adminWorkshopRoutes.take),
  post('/api/job-cards/:number/returns', 'session', adminWorkshopRoutes.giveBack),
];
