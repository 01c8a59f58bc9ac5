import type { Steps } from '../migrating/step.ts';
import * as identity from './0001-identity.ts';
import * as catalog from './0002-catalog.ts';
import * as orders from './0003-orders.ts';
import * as workshop from './0004-workshop.ts';
import * as products from './0005-products.ts';
import * as orderBooks from './0006-order-books.ts';
import * as requests from './0007-requests.ts';
import * as jobCards from './0008-job-cards.ts';
import * as versions from './0009-versions.ts';
import * as ownOrders from './0010-own-orders.ts';
import * as search from './0011-search.ts';
import * as facets from './0012-facets.ts';
import * as movementsByTime from './0013-movements-by-time.ts';
import * as discounted from './0014-discounted.ts';
import * as newVehicles from './0015-new-vehicles.ts';
import * as references from './0016-references.ts';
import * as permissions from './0017-permissions.ts';
import * as addresses from './0018-addresses.ts';
import * as nearSkus from './0019-near-skus.ts';
import * as orderPromises from './0020-order-promises.ts';
import * as offers from './0021-offers.ts';
import * as undo from './0022-undo.ts';
import * as figures from './0023-figures.ts';
import * as roles from './0024-roles.ts';
import * as holds from './0025-holds.ts';
import * as lateDeliveries from './0026-late-deliveries.ts';
import * as quoteMessages from './0027-quote-messages.ts';
import * as workshopStages from './0028-workshop-stages.ts';
import * as orderFinding from './0029-order-finding.ts';
import * as stock from './0030-stock.ts';
import * as requestSearch from './0031-request-search.ts';
import * as sessions from './0032-sessions.ts';
import * as linesSearch from './0033-lines-search.ts';
import * as daysTogether from './0034-days-together.ts';
import * as answers from './0035-answers.ts';
import * as passwordLinks from './0036-password-links.ts';
import * as registration from './0037-registration.ts';
import * as auditChain from './0042-audit-chain.ts';
import * as lastAdministrator from './0043-last-administrator.ts';
import * as marks from './0045-marks.ts';
import * as fitment from './0047-fitment.ts';
import * as meaning from './0049-meaning.ts';
import * as secondFactors from './0053-second-factors.ts';
import * as stationsWithoutPhone from './0061-stations-without-phone.ts';
import * as soldFigures from './0070-sold-figures.ts';
import * as tradeFacts from './0073-trade-facts.ts';
import * as reviewsOfOrders from './0081-reviews-of-orders.ts';
import * as oneReviewALine from './0082-one-review-a-line.ts';
import * as missedSearches from './0084-missed-searches.ts';
import * as undoOfMany from './0086-undo-of-many.ts';
import * as technicalFacts from './0088-technical-facts.ts';
import * as technicalSets from './0089-technical-sets.ts';
import * as releaseEntries from './0090-release-entries.ts';
import * as freeSets from './0091-free-sets.ts';
import * as wordKeys from './0092-word-keys.ts';
import * as nearWords from './0093-near-words.ts';
import * as overrideTickets from './0094-override-tickets.ts';
import * as moreWords from './0095-more-words.ts';
import * as workshopWords from './0096-workshop-words.ts';
import * as parcels from './0097-parcels.ts';
import * as oilWords from './0098-oil-words.ts';
import * as householdWords from './0099-household-words.ts';
import * as tradeWords from './0101-trade-words.ts';
import * as fittingKinds from './0103-fitting-kinds.ts';
import * as unwordedFitment from './0104-unworded-fitment.ts';
import * as dealerOrders from './0105-dealer-orders.ts';
import * as oneReviewADealerOrder from './0106-one-review-a-dealer-order.ts';
import * as counterWords from './0107-counter-words.ts';
import * as cableWords from './0108-cable-words.ts';
import * as chainMarks from './0109-chain-marks.ts';
import * as holdsByNetwork from './0120-holds-by-network.ts';
import * as mergedCustomers from './0121-merged-customers.ts';
import * as customersOfGuests from './0122-customers-of-guests.ts';
import * as requestLimits from './0123-request-limits.ts';
import * as boundSessions from './0124-bound-sessions.ts';
import * as balances from './0125-balances.ts';
import * as trustCookies from './0126-trust-cookies.ts';
import * as referenceKeys from './0127-reference-keys.ts';
import * as oneReference from './0128-one-reference.ts';

/** In the order of their names, which a database remembers: never rename one, only add. */
export const migrations: Steps = {
  '0001-identity': identity,
  '0002-catalog': catalog,
  '0003-orders': orders,
  '0004-workshop': workshop,
  '0005-products': products,
  '0006-order-books': orderBooks,
  '0007-requests': requests,
  '0008-job-cards': jobCards,
  '0009-versions': versions,
  '0010-own-orders': ownOrders,
  '0011-search': search,
  '0012-facets': facets,
  '0013-movements-by-time': movementsByTime,
  '0014-discounted': discounted,
  '0015-new-vehicles': newVehicles,
  '0016-references': references,
  '0017-permissions': permissions,
  '0018-addresses': addresses,
  '0019-near-skus': nearSkus,
  '0020-order-promises': orderPromises,
  '0021-offers': offers,
  '0022-undo': undo,
  '0023-figures': figures,
  '0024-roles': roles,
  '0025-holds': holds,
  '0026-late-deliveries': lateDeliveries,
  '0027-quote-messages': quoteMessages,
  '0028-workshop-stages': workshopStages,
  '0029-order-finding': orderFinding,
  '0030-stock': stock,
  '0031-request-search': requestSearch,
  '0032-sessions': sessions,
  '0033-lines-search': linesSearch,
  '0034-days-together': daysTogether,
  '0035-answers': answers,
  '0036-password-links': passwordLinks,
  '0037-registration': registration,
  '0042-audit-chain': auditChain,
  '0043-last-administrator': lastAdministrator,
  '0045-marks': marks,
  '0047-fitment': fitment,
  '0049-meaning': meaning,
  '0053-second-factors': secondFactors,
  '0061-stations-without-phone': stationsWithoutPhone,
  '0070-sold-figures': soldFigures,
  '0073-trade-facts': tradeFacts,
  '0081-reviews-of-orders': reviewsOfOrders,
  '0082-one-review-a-line': oneReviewALine,
  '0084-missed-searches': missedSearches,
  '0086-undo-of-many': undoOfMany,
  '0088-technical-facts': technicalFacts,
  '0089-technical-sets': technicalSets,
  '0090-release-entries': releaseEntries,
  '0091-free-sets': freeSets,
  '0092-word-keys': wordKeys,
  '0093-near-words': nearWords,
  '0094-override-tickets': overrideTickets,
  '0095-more-words': moreWords,
  '0096-workshop-words': workshopWords,
  '0097-parcels': parcels,
  '0098-oil-words': oilWords,
  '0099-household-words': householdWords,
  '0101-trade-words': tradeWords,
  '0103-fitting-kinds': fittingKinds,
  '0104-unworded-fitment': unwordedFitment,
  '0105-dealer-orders': dealerOrders,
  '0106-one-review-a-dealer-order': oneReviewADealerOrder,
  '0107-counter-words': counterWords,
  '0108-cable-words': cableWords,
  '0109-chain-marks': chainMarks,
  '0120-holds-by-network': holdsByNetwork,
  '0121-merged-customers': mergedCustomers,
  '0122-customers-of-guests': customersOfGuests,
  '0123-request-limits': requestLimits,
  '0124-bound-sessions': boundSessions,
  '0125-balances': balances,
  '0126-trust-cookies': trustCookies,
  '0127-reference-keys': referenceKeys,
  '0128-one-reference': oneReference,
};
