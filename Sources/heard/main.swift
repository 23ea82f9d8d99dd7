import HeardKit
