-- Sends the requests of a file, each once, at an even rate a second over all connections.
local ffi = require("ffi")
ffi.cdef [[
  typedef struct { long seconds; long nanoseconds; } moment;
  int clock_gettime(int clock, moment *now);
]]
local monotonic = 1
local moment = ffi.new("moment")
local requests = {}
local at = 0
local apart
local due

local function milliseconds()
  ffi.C.clock_gettime(monotonic, moment)
  return tonumber(moment.seconds) * 1000 + tonumber(moment.nanoseconds) / 1e6
end

function init(args)
  local file = assert(io.open(args[1], "rb"))
  for request in file:read("*a"):gmatch("[^%z]+") do requests[#requests + 1] = request end
  file:close()
  apart = 1000 / tonumber(args[2])
end

function request()
  at = at % #requests + 1
  return requests[at]
end

-- Until the next one is due; what is late by more than a tenth of a second is not caught up with.
function delay()
  local now = milliseconds()
  due = math.max((due or now) + apart, now - 100)
  return math.max(0, math.floor(due - now))
end
